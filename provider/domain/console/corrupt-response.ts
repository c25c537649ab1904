type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every field of a message with a type that was not agreed: lists become texts, texts numbers. */
export function corruptFieldTypes(message: unknown): Json {
  if (typeof message !== "object" || message === null) return [];
  return Object.fromEntries(
    Object.entries(message).map(([key, value]) => [key, ofAnotherType(value)]),
  );
}

/** Every second item of every list in a message is a number, wherever the list stands. */
export function corruptListItems(message: unknown): Json {
  if (Array.isArray(message)) {
    return message.map((item, index) => (index % 2 === 1 ? index : corruptListItems(item)));
  }
  if (typeof message === "object" && message !== null) {
    return Object.fromEntries(
      Object.entries(message).map(([key, value]) => [key, corruptListItems(value)]),
    );
  }
  return plain(message);
}

function ofAnotherType(value: unknown): Json {
  if (typeof value === "string") return 7;
  if (typeof value === "number") return "seven";
  if (typeof value === "boolean") return "perhaps";
  return "a list or an object was agreed";
}

function plain(value: unknown): Json {
  const simple = ["string", "number", "boolean"].includes(typeof value);
  return simple ? JSON.parse(JSON.stringify(value)) : null;
}
