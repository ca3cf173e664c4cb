// Copying: a page loaded over plain http (a table at home) has no clipboard API, so a hidden field helps out.
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const back = document.activeElement as HTMLElement | null;
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "hidden";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    back?.focus();
    return done;
  }
}
