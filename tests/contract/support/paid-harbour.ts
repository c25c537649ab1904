import type { SeedCatalogue } from "../../../provider/seed/catalogue-schema.ts";
import { harbour } from "./catalogue.ts";

/** The harbour, whose first three films are paid. */
export const paidHarbour: SeedCatalogue = {
  ...harbour,
  contents: harbour.contents.map((content) =>
    ["film-1", "film-2", "film-3"].includes(content.token)
      ? { ...content, access: "paid" as const }
      : content,
  ),
};
