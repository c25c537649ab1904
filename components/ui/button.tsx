import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names";

export type ButtonLook = {
  look?: "primary" | "quiet" | "outline" | "danger" | "media" | "ghost";
  size?: "small" | "medium" | "large";
  round?: boolean;
  block?: boolean;
  busy?: boolean;
};

type ButtonProps = ComponentProps<"button"> & ButtonLook;

export function Button({ look, size, round, block, busy, ...rest }: ButtonProps) {
  const className = buttonClass({ look, size, round, block, busy });
  return <button type="button" {...rest} className={className} aria-busy={busy || undefined} />;
}

type LinkButtonProps = ComponentProps<"a"> & Omit<ButtonLook, "busy">;

export function LinkButton({ look, size, round, block, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ look, size, round, block })}>
      {children}
    </a>
  );
}

export function buttonClass({ look = "quiet", size, round, block, busy }: ButtonLook): string {
  return classNames(
    styles.button,
    styles[look],
    size && styles[size],
    round && styles.round,
    block && styles.block,
    busy && styles.busy,
  );
}
