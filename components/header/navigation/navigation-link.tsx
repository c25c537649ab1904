import { usePathname } from "next/navigation";
import type { MenuItem } from "@/lib/sections/menu-items";
import { Icon } from "../../ui/icon";
import { externalLinkIconPath } from "../../ui/icon-paths";
import { EntryLabel, entryStyle } from "./entry-label";
import { isLink, menuItemLink } from "./menu-links";

type Props = { item: MenuItem; className?: string; label?: string };

export function NavigationLink({ item, className, label }: Props) {
  const path = usePathname();
  const face = <EntryLabel item={item} label={label} />;
  if (!isLink(item)) {
    return (
      <span className={className} style={entryStyle(item)}>
        {face}
      </span>
    );
  }
  const link = menuItemLink(item);
  return (
    <a
      {...link}
      className={className}
      style={entryStyle(item)}
      aria-current={link.href === path ? "page" : undefined}
    >
      {face}
      {link.target && <Icon path={externalLinkIconPath} />}
    </a>
  );
}
