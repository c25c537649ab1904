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
  "BE-340: a preview link redirects to its page without the pass, which a cookie stores",
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
  "BE-341: an invalid pass shows that the link has expired, and is not stored",
  [["/video/7?preview=forged", over, notRequested, screen(410, { source: "PREVIEW_OVER" })]],
  staging,
);

rows("BE-341: on a published channel the link redirects to the usual page", [
  ["/video/7?preview=any", visitor, notRequested, to("/video/7", {})],
]);

rows(
  "BE-340: a previewed page requires no sign-in",
  [
    ["/video/7", { ...visitor, isPreview: true }, notRequested, pass],
    ["/video/7", { ...visitor, isPreview: true }, playing(), pass],
    ["/video/7", visitor, notRequested, to("/user/signIn", { content: "7" })],
    ["/user/account", { ...visitor, isPreview: true }, notRequested, to("/user/signIn")],
  ],
  force,
);
