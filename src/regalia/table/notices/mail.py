"""Notices as mail. Before saying yes, nobody gets more than a question or an invitation, and every mail has a one-click unsubscribe."""

from email import policy
from email.message import EmailMessage
from email.utils import formatdate, parseaddr

from regalia.table.notices.outbox import Subscription
from regalia.table.notices.wording import Message
from regalia.text import say

POLICY = policy.default.clone(max_line_length=998)  # shorter lines would fold addresses so that mail programs do not recognise them


def write(message: Message, to: Subscription, sender: str, site: str) -> EmailMessage:
    """A notice as a mail; its Message-ID stays the same when it is sent again, so that mail programs show it once."""
    manage = f"{site}/notices/{to.id}"
    stop = f"{manage}/stop#{to.proof}"
    mail = EmailMessage(POLICY)
    mail["From"], mail["To"] = sender, to.target
    mail["Subject"] = f"{message.title}: {message.body}"[:150]
    mail["Message-ID"] = f"<{message.id}.{to.id}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    mail["Date"] = formatdate(message.at)
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{site}/api/notices/{to.id}/stop?proof={to.proof}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    if message.kind == "confirm":
        asked = "notice-confirm-circle-mail" if to.circle_id else "notice-confirm-mail"
        text = [say(asked, to.lang), f"{manage}/confirm#{to.proof}", say("notice-confirm-not", to.lang), stop]
    elif to.state == "invited":
        text = [message.body, f"{site}{message.path}", say("notice-invited-why", to.lang), stop]
    else:
        about = "notice-mail-stop-circle" if to.circle_id else "notice-mail-stop"
        text = [message.body, f"{site}{message.path}", say(about, to.lang), stop]
    mail.set_content("\n\n".join(text) + "\n")
    return mail
