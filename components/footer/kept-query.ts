// What an address asks for besides a language: a form that is sent replaces all of it.
export function keptQuery(here = ""): [name: string, value: string][] {
  const [, query = ""] = here.split("?", 2);
  return [...new URLSearchParams(query)].filter(([name]) => name !== "lng");
}
