// Goes to a page as a link does: who listens to links knows where pages are loaded anew, and what the app is told.
export function follow(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
