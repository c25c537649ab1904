import { earlyStart } from "@/lib/playback/engine/early-start";

// Stands right behind the <video>: the film starts while React is on its way.
export function EarlyScript({ nonce }: { nonce?: string | undefined }) {
  return (
    <script
      // An async module waits for no style sheet, as a classic script would.
      type="module"
      async
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: earlyStart }}
    />
  );
}
