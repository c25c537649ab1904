import {
  force,
  notRequested,
  playing,
  remembering,
  staging,
  viewer,
  visitor,
} from "../../support/gate.ts";
import { pass, rows, screen, to } from "./rows.ts";

const opens = { ...visitor, previewLink: "opens" } as const;
const over = { ...visitor, previewLink: "over" } as const;

rows(
  "BE-340: a preview link leads to its page without the pass, which the browser keeps",
  [
    [
      "/video/7?preview=new&lng=de",
      opens,
      notRequested,
      to("/video/7?lng=de", { preview: { passes: ["new"] } }),
    ],
    [
      "/?preview=new",
      { ...remembering(opens, { preview: { passes: ["old"] } }), previewLink: "opens" },
      notRequested,
      to("/", { preview: { passes: ["new", "old"] } }),
    ],
    [
      "/?preview=new",
      { ...viewer, previewLink: "opens" },
      notRequested,
      to("/", { preview: { passes: ["new"] } }),
    ],
  ],
  staging,
);

rows(
  "BE-341: a pass that is no good shows that it is over, and is not kept",
  [["/video/7?preview=forged", over, notRequested, screen(410, { source: "PREVIEW_OVER" })]],
  staging,
);

rows("BE-341: on a published channel the link leads to the page as it is", [
  ["/video/7?preview=any", visitor, notRequested, to("/video/7", {})],
]);

rows(
  "BE-340: a page that is previewed asks nobody to sign in",
  [
    ["/video/7", { ...visitor, isPreview: true }, notRequested, pass],
    ["/video/7", { ...visitor, isPreview: true }, playing(), pass],
    ["/video/7", visitor, notRequested, to("/user/signIn", { content: "7" })],
    ["/user/account", { ...visitor, isPreview: true }, notRequested, to("/user/signIn")],
  ],
  force,
);
