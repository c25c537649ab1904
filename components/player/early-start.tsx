import { headers } from "next/headers";
import { viewerHeaders } from "@/lib/viewer/internal-headers.ts";
import { EarlyScript } from "./early-script";

// For server components, right behind <Player>.
export async function EarlyStart() {
  return <EarlyScript nonce={(await headers()).get(viewerHeaders.nonce) ?? undefined} />;
}
