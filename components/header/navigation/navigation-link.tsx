import { usePathname } from "next/navigation";
import type { MenuItem } from "@/lib/sections/menu-items";
import { Icon } from "../../ui/icon";
import { externalLinkIconPath } from "../../ui/icon-paths";
import { MenuItemLabel, menuItemStyle } from "./menu-item-label";
import { hasOwnPage, menuItemLink } from "./menu-links";

type Props = { item: MenuItem; className?: string; label?: string };

export function NavigationLink({ item, className, label }: Props) {
  const path = usePathname();
  const face = <MenuItemLabel item={item} label={label} />;
  if (!hasOwnPage(item)) {
    return (
      <span className={className} style={menuItemStyle(item)}>
        {face}
      </span>
    );
  }
  const link = menuItemLink(item);
  return (
    <a
      {...link}
      className={className}
      style={menuItemStyle(item)}
      aria-current={link.href === path ? "page" : undefined}
    >
      {face}
      {link.target && <Icon path={externalLinkIconPath} />}
    </a>
  );
}
