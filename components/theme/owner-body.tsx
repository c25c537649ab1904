import type { OwnerCustomizations } from "@/lib/channel/owner-customizations";

type Props = { owner: OwnerCustomizations | undefined; nonce: string | undefined };

// As one text: React leaves what scripts do in there alone, and runs none of them a second time.
export function OwnerBody({ owner, nonce }: Props) {
  const parts = owner?.code?.body;
  if (!parts?.some(Boolean)) return null;
  const html = parts.join(` nonce="${nonce ?? ""}"`);
  return <div data-owner="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
