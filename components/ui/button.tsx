import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class";

type ButtonProps = ComponentProps<"button"> & ButtonLook;

export function Button({ look, size, round, block, busy, ...rest }: ButtonProps) {
  const className = buttonClass({ look, size, round, block, busy });
  return <button type="button" {...rest} className={className} aria-busy={busy || undefined} />;
}

type LinkButtonProps = ComponentProps<"a"> & Omit<ButtonLook, "busy">;

export function LinkButton({ look, size, round, block, ...rest }: LinkButtonProps) {
  return <a {...rest} className={buttonClass({ look, size, round, block })} />;
}
