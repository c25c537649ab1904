import { request } from "undici";
import { env } from "../env.ts";
import { ApiError } from "../api-error.ts";

const maxBytes = 2 * 1024 * 1024;
const deadlineMs = 3_000;

/** True for a URL of the provider itself. URLs of other hosts come from owners, and may be anything. */
export function isProviderUrl(address: string): boolean {
  const { providerApiUrl, providerPublicUrl } = env();
  const { origin } = new URL(address);
  return [providerApiUrl, providerPublicUrl].some((base) => new URL(base).origin === origin);
}

/**
 * The bytes of a picture of the provider, 2 MB at most, without redirects. Throws `ApiError` 503 if it cannot be
 * loaded in three seconds.
 */
export async function fetchProviderPicture(address: string): Promise<Buffer> {
  try {
    const { statusCode, body } = await request(address, {
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new Error(`the picture had status ${statusCode}`);
    }
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error(`the picture has more than ${maxBytes} bytes`);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new ApiError("picture", { code: 503 }, error);
  }
}
