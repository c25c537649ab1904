// "Blue Hour: Reed Time" is "Reed Time" where all around it names Blue Hour.
export function shortTitle(title: string, group: string | undefined): string {
  const start = `${group}: `;
  return group && title.startsWith(start) ? title.slice(start.length) : title;
}
