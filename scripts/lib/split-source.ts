/** Parts a source into code and words, so that a name can be told from the same word in a sentence. */

const beforeRegex = /(?:^|[=(,:;[!&|?{}>~^+*%<-]|\b(?:return|typeof|case|of|in))\s*$/;
const pieces =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`|\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|[{}]/g;

/** `codeOf('const a = "b"; // c')` → the same text with strings, comments and patterns blanked. */
export function codeOf(source: string): string {
  const pattern = new RegExp(pieces);
  const templates: number[] = [];
  let depth = 0;
  let code = "";
  let at = 0;
  for (let found = pattern.exec(source); found; found = pattern.exec(source)) {
    const [piece] = found;
    code += source.slice(at, found.index);
    at = pattern.lastIndex;
    if (piece === "{") depth += 1;
    if (piece === "}") depth -= 1;
    if (piece === "`" || (piece === "}" && templates.at(-1) === depth)) {
      if (piece === "}") templates.pop();
      const end = endOfTemplate(source, at);
      code += piece + blank(source.slice(at, end.at));
      at = end.at;
      if (end.opens) templates.push(depth);
      if (end.opens) depth += 1;
      pattern.lastIndex = at;
    } else if (piece === "{" || piece === "}") {
      code += piece;
    } else if (piece.startsWith("/") && !/^\/[/*]/.test(piece) && !beforeRegex.test(code)) {
      code += "/";
      at = found.index + 1;
      pattern.lastIndex = at;
    } else {
      code += blank(piece);
    }
  }
  return code + source.slice(at);
}

/** Past the closing backtick, or past the `${` that begins code within the template. */
function endOfTemplate(source: string, from: number): { at: number; opens: boolean } {
  const end = /\\[\s\S]|\$\{|`/g;
  end.lastIndex = from;
  for (let found = end.exec(source); found; found = end.exec(source)) {
    if (found[0] === "${") return { at: end.lastIndex, opens: true };
    if (found[0] === "`") return { at: end.lastIndex, opens: false };
  }
  return { at: source.length, opens: false };
}

const blank = (text: string) => text.replace(/[^\n]/g, " ");
