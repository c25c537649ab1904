/** What is random in the responses of the embedded provider, and what stands for the n-th such value in an example. */
const randomValues: readonly [RegExp, (n: number, found: string) => string][] = [
  [/\b[a-z]{2}_[0-9a-f]{24}\b/g, (n, found) => found.slice(0, 3) + String(n).padStart(24, "0")],
  [/(?<=\/signed\/)[\w-]+\.[\w-]+\.[\w-]{43}/g, () => "key.expiry.signature"],
  [/(?<=\/previews\/)[\w-]{22}(?=\.mp4)/g, (n) => `preview-${n}`],
  [/(?<![\w-])B[\w-]{86}(?![\w-])/g, () => `B${"A".repeat(86)}`],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, (n) => `secret-${n}`],
  [/http:\/\/localhost:\d+/g, () => "https://identity.example.com"],
];

/** The examples with the same ids, tokens and signatures at every run. Equal values stay equal. */
export function replaceRandomValues(examples: Record<string, unknown>): Record<string, unknown> {
  const names = new Map<string, string>();
  const replace = (text: string) =>
    randomValues.reduce(
      (made, [pattern, nameValue]) =>
        made.replace(pattern, (found) => {
          const name = names.get(found) ?? nameValue(names.size + 1, found);
          names.set(found, name);
          return name;
        }),
      text,
    );
  return Object.fromEntries(
    Object.entries(examples).map(([rule, example]) => [rule, mapTexts(example, replace)]),
  );
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === "string") return map(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, map)]),
  );
}
