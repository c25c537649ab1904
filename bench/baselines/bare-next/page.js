import { connection } from "next/server";
import { draw } from "./draw";
import shown from "./shown.json";

export default async function Page() {
  // Drawn for every request, as the site's page is.
  await connection();
  return shown.map((part, at) => draw(part, at));
}
