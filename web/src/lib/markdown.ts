// The subset of Markdown our rulebooks use, as data: headings, paragraphs, list items; bold and italic. No HTML passes through.
export interface Run {
  text: string;
  style: "plain" | "bold" | "italic" | "code";
}

export interface Block {
  kind: "h1" | "h2" | "h3" | "p" | "li" | "row";
  rule: string | null;
  runs: Run[];
}

const RULE = /^\*\*([A-Z]{3}-[A-Z]+\d+[a-z]?)\*\*\s*/;

export function runs(text: string): Run[] {
  const found: Run[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (!part) continue;
    if (part.startsWith("**")) found.push({ text: part.slice(2, -2), style: "bold" });
    else if (part.startsWith("*")) found.push({ text: part.slice(1, -1), style: "italic" });
    else if (part.startsWith("`")) found.push({ text: part.slice(1, -1), style: "code" });
    else found.push({ text: part, style: "plain" });
  }
  return found;
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let open: { kind: Block["kind"]; text: string } | null = null;
  const close = () => {
    if (!open) return;
    const rule = RULE.exec(open.text);
    found.push({ kind: open.kind, rule: rule?.[1] ?? null, runs: runs(rule ? open.text.slice(rule[0].length) : open.text) });
    open = null;
  };
  for (const line of markdown.split("\n")) {
    const heading = /^(#{1,3})\s+(.*)/.exec(line);
    const item = /^\s*[-*]\s+(.*)/.exec(line);
    if (heading) {
      close();
      found.push({ kind: `h${heading[1].length}` as Block["kind"], rule: null, runs: runs(heading[2]) });
    } else if (item) {
      close();
      open = { kind: "li", text: item[1] };
    } else if (RULE.test(line)) {
      close();
      open = { kind: "p", text: line.trim() };
    } else if (line.startsWith("|")) {
      close();
      if (!/^[|\s:-]+$/.test(line)) found.push({ kind: "row", rule: null, runs: [{ text: line, style: "plain" }] });
    } else if (!line.trim()) close();
    else if (open) open.text += " " + line.trim();
    else open = { kind: "p", text: line.trim() };
  }
  close();
  return found;
}

export function plain(text: string): string {
  return runs(text.replace(/^[-*]\s+/, "").replace(RULE, ""))
    .map((run) => run.text)
    .join("");
}
