import { headers } from "next/headers";
import { env } from "@/lib/env.ts";
import type { Optimisation } from "@/lib/optimisations.ts";
import { internalRequestHeaders } from "@/lib/viewer/internal-headers.ts";

type Props = {
  of?: Optimisation;
  text: string;
  module?: boolean;
  /** In the head: the front puts it before the style sheets, for which it and the page would wait. */
  early?: boolean;
};

// A script that runs in the page before React: lib/page-scripts. One that is `of` an optimisation can be switched off.
export async function InlinePageScript({ of, text, module = false, early }: Props) {
  if (of && env().optimisationsOff.includes(of)) return null;
  return (
    <script
      // An async module waits for no style sheet, as a classic script would.
      type={module ? "module" : undefined}
      async={module || undefined}
      data-early={early ? "" : undefined}
      nonce={(await headers()).get(internalRequestHeaders.nonce) ?? undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
