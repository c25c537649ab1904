/** A line of the transcript; `speaker` is who says it, where the captions name one. */
export type TranscriptLine = { startS: number; text: string; speaker?: string | undefined };

type Spoken = { text: string; speaker: string | undefined };

/** Cues so close together follow each other without a pause. */
const gapS = 0.1;
const dash = /^[-–—‐]\s?/;

/**
 * What is said in cues, once: the base text of ruby, a line for each speaker, and of captions that roll up or grow by
 * words only what is new.
 */
export function cuesToTranscriptLines(cues: Iterable<TextTrackCue>): TranscriptLine[] {
  const lines: TranscriptLine[] = [];
  let before: Spoken[] = [];
  let endS = -Infinity;
  for (const cue of cues) {
    if (!(cue instanceof VTTCue)) continue;
    const spoken = spokenIn(cue.getCueAsHTML());
    const repeated = cue.startTime - endS <= gapS ? repeatedLines(before, spoken) : 0;
    growLastLine(lines.at(-1), before.at(-1), spoken[repeated - 1]);
    lines.push(...joined(spoken.slice(repeated), cue.startTime));
    before = spoken;
    endS = cue.endTime;
  }
  return lines;
}

/** How many lines at the start of `next` are on screen already; the last of them may have grown. */
function repeatedLines(before: readonly Spoken[], next: readonly Spoken[]): number {
  for (let count = Math.min(before.length, next.length); count > 0; count -= 1) {
    const old = before.slice(-count);
    const isRepeated = old.every(({ text, speaker }, at) => {
      const same = next[at];
      if (!same || same.speaker !== speaker) return false;
      return at === count - 1 ? isGrown(text, same.text) : text === same.text;
    });
    if (isRepeated) return count;
  }
  return 0;
}

function isGrown(text: string, grown: string): boolean {
  return grown === text || grown.startsWith(`${text} `);
}

function growLastLine(
  line: TranscriptLine | undefined,
  old: Spoken | undefined,
  grown: Spoken | undefined,
): void {
  if (!line || !old || !grown || !line.text.endsWith(old.text)) return;
  line.text = line.text.slice(0, -old.text.length) + grown.text;
}

/** Lines of one speaker are one line; of a dialogue with dashes each is a line. */
function joined(spoken: readonly Spoken[], startS: number): TranscriptLine[] {
  const isDialogue = spoken.filter(({ text }) => dash.test(text)).length > 1;
  const lines: TranscriptLine[] = [];
  for (const { text, speaker } of spoken) {
    const last = lines.at(-1);
    const isContinued = last?.speaker === speaker && !(isDialogue && dash.test(text));
    if (last && isContinued) last.text = `${last.text} ${text}`;
    else lines.push({ startS, text, ...(speaker !== undefined && { speaker }) });
  }
  return lines;
}

const readings = new Set(["RT", "RP"]);

function spokenIn(fragment: DocumentFragment): Spoken[] {
  const lines: Spoken[] = [];
  let isOpen = false;
  const read = (node: Node, speaker: string | undefined) => {
    if (node instanceof Text) {
      for (const [at, text] of node.data.split(/\r?\n/).entries()) {
        const last = lines.at(-1);
        if (last && at === 0 && isOpen && last.speaker === speaker) last.text += text;
        else lines.push({ text, speaker });
        isOpen = true;
      }
      return;
    }
    if (readings.has(node.nodeName)) return;
    if (node.nodeName === "BR") return void (isOpen = false);
    const voice = node instanceof HTMLSpanElement && node.title.trim();
    for (const child of node.childNodes) read(child, voice || speaker);
  };
  read(fragment, undefined);
  return lines
    .map(({ text, speaker }) => ({ text: text.replace(/\s+/g, " ").trim(), speaker }))
    .filter(({ text }) => text !== "");
}
