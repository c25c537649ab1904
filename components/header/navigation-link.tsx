import type { CSSProperties } from "react";
import type { NavigationItem } from "@/lib/contract/header";
import { Icon } from "../ui/icon";
import { outlineExternalLink } from "../ui/icon-paths";
import { linkOf } from "./link-of";

type Props = { item: NavigationItem; path?: string; className?: string; label?: string };

export function NavigationLink({ item, path, className, label }: Props) {
  const link = linkOf(item);
  const current = path !== undefined && link.href === path;
  return (
    <a
      {...link}
      className={className}
      style={ownStyle(item)}
      aria-current={current ? "page" : undefined}
    >
      {item.icon && <img src={item.icon} alt="" width={20} height={20} />}
      {label ?? item.name}
      {link.target && <Icon path={outlineExternalLink} />}
    </a>
  );
}

function ownStyle({ style }: NavigationItem): CSSProperties | undefined {
  if (!style) return undefined;
  const { color, background, bold } = style;
  return { color, background, fontWeight: bold ? 700 : undefined };
}
