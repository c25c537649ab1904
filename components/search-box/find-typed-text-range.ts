type Lowered = { text: string; starts: number[]; ends: number[] };

// Where what is typed stands in a text, whatever its case: `findTypedTextRange("Frozen Lake", "lake")` → `[7, 11]`.
// Some letters become longer in lower case ("İ"), so that each unit knows the letter it comes from.
export function findTypedTextRange(text: string, typed: string): [number, number] | undefined {
  const wanted = lower(typed).text;
  if (wanted === "") return undefined;
  const { text: lowered, starts, ends } = lower(text);
  const at = lowered.indexOf(wanted);
  if (at === -1) return undefined;
  return [starts[at] ?? 0, ends[at + wanted.length - 1] ?? text.length];
}

function lower(text: string): Lowered {
  const lowered: Lowered = { text: "", starts: [], ends: [] };
  let at = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    const end = at + letter.length;
    lowered.text += small;
    for (let unit = 0; unit < small.length; unit += 1) {
      lowered.starts.push(at);
      lowered.ends.push(end);
    }
    at = end;
  }
  return lowered;
}
