import type { ReactNode } from "react";

export default function MobileLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="is-app" tabIndex={-1}>
      {children}
    </main>
  );
}
