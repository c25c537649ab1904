const timing =
  /^\s*((?:\d+:)?\d{1,2}:\d{2}[,.]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[,.]\d{1,3})/;
const topPositions = /\{\\an[789]\}/;

/**
 * Captions as WebVTT, from SRT or from WebVTT without its first line: `srtToWebVtt("1\n00:00:01,000 --> 00:00:02,500\nHi")`.
 * WebVTT stays as it is; an empty file has no cues. Undefined for a text that is neither, such as a web page.
 */
export function srtToWebVtt(text: string): string | undefined {
  const plain = text.replace(/^\uFEFF+/, "");
  if (plain.startsWith("WEBVTT")) return plain;
  const lines = plain.split(/\r\n?|\n/);
  const cues: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, start = "", end = ""] = timing.exec(lines[at] ?? "") ?? [];
    if (start === "") continue;
    const next = lines.findIndex((line, index) => index > at && line.trim() === "");
    const words = lines.slice(at + 1, next === -1 ? undefined : next).join("\n");
    const position = topPositions.test(words) ? " line:0" : "";
    cues.push(`${vttTime(start)} --> ${vttTime(end)}${position}\n${vttText(words)}\n`);
    at += words.split("\n").length;
  }
  if (cues.length === 0 && plain.trim() !== "") return undefined;
  return ["WEBVTT\n", ...cues].join("\n");
}

/** `"1:02:03,5"` → `"01:02:03.500"`. */
function vttTime(time: string): string {
  const [clock = "", fraction = ""] = time.split(/[,.]/);
  const parts = clock.split(":");
  while (parts.length < 3) parts.unshift("0");
  const padded = parts.map((part) => part.padStart(2, "0")).join(":");
  return `${padded}.${fraction.padEnd(3, "0")}`;
}

/** Bold, italic and underlined text stays; other tags and positions of players are left out. */
function vttText(text: string): string {
  return text
    .replace(/\{\\[^}]*\}/g, "")
    .replace(/<\/?(?:font|span)\b[^>]*>/gi, "")
    .replace(
      /<(\/?)([biu])>/gi,
      (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`,
    )
    .replaceAll("-->", "→")
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d+|#x[\da-f]+);)/gi, "&amp;")
    .replace(/<(?!\/?[biu]>)/g, "&lt;");
}

/** The text of a captions file: UTF-8, UTF-16 by its mark, else Windows' western letters. */
export function decodeCaptions(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const text = new TextDecoder().decode(bytes);
  return text.includes("\uFFFD") ? new TextDecoder("windows-1252").decode(bytes) : text;
}
