"""Notices as mail. Nobody gets any but a first question before they have said yes, and every mail ends it by one click."""

from email.message import EmailMessage
from email.utils import formatdate, parseaddr

from regalia.table.notices.outbox import Subscription
from regalia.table.notices.wording import Message
from regalia.text import say


def write(message: Message, to: Subscription, sender: str, site: str) -> EmailMessage:
    """A notice as a mail; its Message-ID is the same however often it is sent, so that mail programs show it once."""
    manage = f"{site}/notices/{to.id}"
    stop = f"{manage}/stop#{to.proof}"
    mail = EmailMessage()
    mail["From"], mail["To"] = sender, to.target
    mail["Subject"] = f"{message.title}: {message.body}"[:150]
    mail["Message-ID"] = f"<{message.id}.{to.id}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    mail["Date"] = formatdate(message.at)
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{site}/api/notices/{to.id}/stop?proof={to.proof}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    if message.kind == "confirm":
        text = [say("notice-confirm-mail", to.lang), f"{manage}/confirm#{to.proof}", say("notice-confirm-not", to.lang), stop]
    else:
        text = [message.body, f"{site}{message.path}", say("notice-mail-stop", to.lang), stop]
    mail.set_content("\n\n".join(text) + "\n")
    return mail
