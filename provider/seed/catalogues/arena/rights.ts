import type { CatalogueRule } from "../../catalogue.ts";

/** The doors of Court 1 open half an hour before the match. */
export const rights: CatalogueRule[] = [
  {
    token: "clay-doors",
    content: "clay-masters-quarter-final",
    kind: "embargo",
    minutes: 30,
  },
];
