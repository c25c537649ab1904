/** Parts a source into code and prose, so that a name is not mistaken for the same word in a sentence. */

const beforeRegex = /(?:^|[=(,:;[!&|?{}>~^+*%<-]|\b(?:return|typeof|case|of|in))\s*$/;
const pieces =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`|\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|[{}]/g;

/** The same text twice, line for line: with all but code blanked, and with all but prose blanked. */
export type SplitSource = { code: string; prose: string };

/** `codeOfSource('const a = "b"; // c')` → the same text with strings, comments and patterns blanked. */
export const codeOfSource = (source: string): string => splitSource(source).code;

/**
 * `splitSource('say("b c"); // d')` → the names in `code`; in `prose` comments and strings of several
 * words, of which `isProse` may leave some out by the code before them.
 */
export function splitSource(
  source: string,
  isProse: (codeBefore: string) => boolean = () => true,
): SplitSource {
  const pattern = new RegExp(pieces);
  const templates: number[] = [];
  let depth = 0;
  let code = "";
  let prose = "";
  let at = 0;
  const addProse = (text: string) => {
    const isComment = /^\/[/*]/.test(text);
    const isString = /^["'`}]/.test(text);
    const isShown = isComment || (isString && /\w \w/.test(text) && isProse(code.slice(-80)));
    prose += isShown ? text : blank(text);
  };
  for (let found = pattern.exec(source); found; found = pattern.exec(source)) {
    const [piece] = found;
    code += source.slice(at, found.index);
    prose += blank(source.slice(at, found.index));
    at = pattern.lastIndex;
    if (piece === "{") depth += 1;
    if (piece === "}") depth -= 1;
    if (piece === "`" || (piece === "}" && templates.at(-1) === depth)) {
      if (piece === "}") templates.pop();
      const end = endOfTemplate(source, at);
      addProse(piece + source.slice(at, end.at));
      code += piece + blank(source.slice(at, end.at));
      at = end.at;
      if (end.opens) templates.push(depth);
      if (end.opens) depth += 1;
      pattern.lastIndex = at;
    } else if (piece === "{" || piece === "}") {
      code += piece;
      prose += " ";
    } else if (piece.startsWith("/") && !/^\/[/*]/.test(piece) && !beforeRegex.test(code)) {
      code += "/";
      prose += " ";
      at = found.index + 1;
      pattern.lastIndex = at;
    } else {
      addProse(piece);
      code += blank(piece);
    }
  }
  return { code: code + source.slice(at), prose: prose + blank(source.slice(at)) };
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
