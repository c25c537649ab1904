import { requireFront } from "@/app/require-front.ts";
import { respondTlsAllowed } from "@/lib/api/respond-tls-allowed.ts";

export const dynamic = "force-dynamic";

export const GET = requireFront("/api/tls-allowed", respondTlsAllowed);
