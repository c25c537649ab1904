/** A word is cut at so many characters. */
const maxWordLength = 64;

const runs = /[\p{L}\p{N}\p{M}ー]+/gu;
const ofPairs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const katakana = /[ァ-ヶ]/g;
const hiraganaBefore = 0x60;

/**
 * The words of a text as people search for them: in lower case, of full width, kana as hiragana. What is
 * written without spaces is one word, `"夜のTōkyō"` → `["夜の", "tōkyō"]`. Signs are left out, lone halves of
 * characters too.
 */
export function splitSearchWords(text: string): string[] {
  const plain = text
    .toWellFormed()
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - hiraganaBefore));
  return [...plain.matchAll(runs)].flatMap(([run]) => splitByScript(run));
}

/** Whether a word is of a script that puts no spaces between words. */
export function isUnspacedScriptWord(word: string): boolean {
  return word.search(ofPairs) === 0;
}

/**
 * What the index holds of words: those without spaces as pairs of characters that overlap and the last one
 * alone, `"東京駅"` → `["東京", "京駅", "駅"]`.
 */
export function toIndexedWords(words: string[]): string[] {
  return words.flatMap((word) => {
    if (!isUnspacedScriptWord(word)) return [cut(word)];
    const signs = [...word];
    return signs.map((sign, at) => sign + (signs[at + 1] ?? ""));
  });
}

/** What a search for such a word looks for: all of its pairs. One character begins a pair. */
export function splitCharacterPairs(word: string): string[] {
  const signs = [...word];
  return signs.slice(1).map((sign, at) => (signs[at] ?? "") + sign);
}

function splitByScript(run: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: part, index } of run.matchAll(ofPairs)) {
    if (index > end) parts.push(run.slice(end, index));
    parts.push(part);
    end = index + part.length;
  }
  if (end < run.length) parts.push(run.slice(end));
  return parts;
}

function cut(word: string): string {
  return word.length > maxWordLength ? word.slice(0, maxWordLength).toWellFormed() : word;
}
