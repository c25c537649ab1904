// The key of what is wrong with what was typed; the provider has the last word.
export function faultOf(input: HTMLInputElement): string | undefined {
  const { validity, value, minLength } = input;
  if (input.required && value.trim() === "") return "requiredField";
  if (validity.typeMismatch) return "accountEmailInvalid";
  // Not by `tooShort`, which looks only at what was typed by hand.
  if (value.length < minLength) return "accountPasswordLength";
  return undefined;
}

export function faultsIn(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const found = inputs.map((input) => [input.name, faultOf(input)] as const);
  return Object.fromEntries(found.filter((pair): pair is [string, string] => !!pair[1]));
}
