// A calendar file (iCalendar, RFC 5545) for an agreed evening. It links to the table without any secret.
const stamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, "");
const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");

/** Lines longer than 75 bytes are folded. */
function folded(line: string): string {
  const parts = [""];
  let size = 0;
  for (const sign of line) {
    const bytes = new TextEncoder().encode(sign).length;
    if (size + bytes > 74) [parts[parts.length], size] = ["", 0];
    parts[parts.length - 1] += sign;
    size += bytes;
  }
  return parts.join("\r\n ");
}

export function calendarFile(table: string, begins: Date, minutes: number, title: string): string {
  const url = new URL(`/table/${table}`, location.origin).href;
  const lines = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Regalia//Table//EN", "BEGIN:VEVENT", `UID:${table}@${location.hostname}`, `DTSTAMP:${stamp(new Date())}`,
    `DTSTART:${stamp(begins)}`, `DURATION:PT${minutes}M`, `SUMMARY:${escaped(title)}`, `DESCRIPTION:${escaped(url)}`, `URL:${url}`, "END:VEVENT", "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
