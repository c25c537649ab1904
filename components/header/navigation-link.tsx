import { usePathname } from "next/navigation";
import type { NavigationItem } from "@/lib/contract/header";
import { Icon } from "../ui/icon";
import { outlineExternalLink } from "../ui/icon-paths";
import { EntryFace, ownStyle } from "./entry-face";
import { isLink, linkOf } from "./link-of";

type Props = { item: NavigationItem; className?: string; label?: string };

export function NavigationLink({ item, className, label }: Props) {
  const path = usePathname();
  const face = <EntryFace item={item} label={label} />;
  if (!isLink(item)) {
    return (
      <span className={className} style={ownStyle(item)}>
        {face}
      </span>
    );
  }
  const link = linkOf(item);
  return (
    <a
      {...link}
      className={className}
      style={ownStyle(item)}
      aria-current={link.href === path ? "page" : undefined}
    >
      {face}
      {link.target && <Icon path={outlineExternalLink} />}
    </a>
  );
}
