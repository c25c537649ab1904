import { secureHeaders } from "hono/secure-headers";
import type { WithConsole } from "../services.ts";

/** What the console's own pages may load: our style sheets and the provider's pictures, no script. */
export function consolePolicy({ publicOrigin }: WithConsole) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: [publicOrigin],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: "no-referrer",
    strictTransportSecurity: false,
  });
}
