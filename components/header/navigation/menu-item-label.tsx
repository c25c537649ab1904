import type { CSSProperties } from "react";
import type { MenuItem } from "@/lib/sections/menu-items";

type Props = { item: Pick<MenuItem, "name" | "icon">; label?: string };

export function MenuItemLabel({ item, label }: Props) {
  return (
    <>
      {item.icon && <img src={item.icon} alt="" width={20} height={20} />}
      <span className="clamp">
        <bdi>{label ?? item.name}</bdi>
      </span>
    </>
  );
}

export function menuItemStyle({ style }: MenuItem): CSSProperties | undefined {
  if (!style) return undefined;
  const { color, background, bold } = style;
  return { color, background, fontWeight: bold ? 700 : undefined };
}
