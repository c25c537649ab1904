"use client";

import { Component, createContext, type ReactNode, Suspense, use } from "react";
import { useText } from "./text-provider";

const ApartContext = createContext(false);

// The page failed as a whole on the server: now each part fails for itself there, too.
export function PartErrorIsolationProvider({ children }: { children: ReactNode }) {
  return <ApartContext value>{children}</ApartContext>;
}

type Props = {
  /** Names the part in the log. */
  part: string;
  /** In the place of a part that has failed twice; a sentence if undefined. */
  instead?: ReactNode;
  children: ReactNode;
};
type State = { hasFailed: boolean };

/** A part that fails again within this time is not rendered a third time. */
const recoveryMs = 10_000;

// A part of a page whose errors are not those of the page: docs/behaviour.md BE-440. The first error renders it anew
// from its state: what a translator or an extension did to its DOM is gone then.
export class PartErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override state: State = { hasFailed: false };
  private failedAt = -recoveryMs;

  override componentDidCatch(error: unknown): void {
    self.mqErrors?.report({ kind: "boundary", error, path: location.pathname });
    const { failedAt } = this;
    this.failedAt = performance.now();
    if (this.failedAt - failedAt >= recoveryMs) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const { part, instead = <PartFailed />, children } = this.props;
    return this.state.hasFailed ? instead : <OnServer part={part}>{children}</OnServer>;
  }
}

// A Suspense is what catches an error on the server, which writes its fallback then; the front logs the part's name.
function OnServer({ part, children }: Pick<Props, "part" | "children">) {
  if (!use(ApartContext)) return children;
  return <Suspense fallback={<span hidden data-failed-part={part} />}>{children}</Suspense>;
}

function PartFailed() {
  const { t } = useText();
  return (
    <p className="wrap muted" role="status">
      {t("rowFailed")}
    </p>
  );
}
