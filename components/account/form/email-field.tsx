import type { ComponentProps } from "react";
import { useText } from "../../text-provider";
import { TextField } from "./text-field";

type Props = Pick<ComponentProps<"input">, "autoComplete" | "defaultValue" | "ref">;

export function EmailField({ autoComplete = "email", ...input }: Props) {
  const { t } = useText();
  return (
    <TextField
      {...input}
      name="email"
      type="email"
      label={t("accountEmail")}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
