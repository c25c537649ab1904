import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names";

export type ButtonAppearance = {
  variant?: "primary" | "quiet" | "outline" | "danger" | "media" | "ghost";
  size?: "small" | "medium" | "large";
  round?: boolean;
  block?: boolean;
  busy?: boolean;
};

type ButtonProps = ComponentProps<"button"> & ButtonAppearance;

export function Button({ variant, size, round, block, busy, ...rest }: ButtonProps) {
  const className = buttonClass({ variant, size, round, block, busy });
  return <button type="button" {...rest} className={className} aria-busy={busy || undefined} />;
}

type LinkButtonProps = ComponentProps<"a"> & Omit<ButtonAppearance, "busy">;

export function LinkButton({ variant, size, round, block, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, round, block })}>
      {children}
    </a>
  );
}

export function buttonClass({
  variant = "quiet",
  size,
  round,
  block,
  busy,
}: ButtonAppearance): string {
  return classNames(
    styles.button,
    styles[variant],
    size && styles[size],
    round && styles.round,
    block && styles.block,
    busy && styles.busy,
  );
}
