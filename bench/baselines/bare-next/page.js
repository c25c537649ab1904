import { connection } from "next/server";
import { toReactElement } from "./to-react-element";
import shown from "./shown.json";

export default async function Page() {
  // Drawn for every request, as the site's page is.
  await connection();
  return shown.map((part, at) => toReactElement(part, at));
}
