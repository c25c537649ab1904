import type { ReactNode } from "react";

type Props = { tone?: "live" | "soft"; children: ReactNode };

// Its style is badge.css, which all pages have.
export function Badge({ tone, children }: Props) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
