import type { AccessibleNode } from "./accessibility-tree.ts";
import { type PageRemark, createFaultRemark, createHintRemark } from "./page-remark.ts";
import { controlRoleNames, landmarkRoleNames as landmarkRoles } from "./aria-roles.ts";

/** What a screen reader's user walks by, and what stands in the way. */
export function checkAccessibilityTree(tree: AccessibleNode[]) {
  const all = [...everything(tree)];
  const headings = all
    .filter(({ role }) => role === "heading")
    .map(({ name, level = 2 }) => ({ name, level }));
  const landmarks = all
    .filter(({ role }) => landmarkRoles.includes(role))
    .map(({ role, name }) => ({ role, name }));
  return {
    headings,
    landmarks,
    remarks: [...checkHeadings(headings), ...checkLandmarks(landmarks), ...checkNames(all)],
  };
}

function* everything(tree: AccessibleNode[]): Generator<AccessibleNode> {
  for (const each of tree) {
    yield each;
    yield* everything(each.children);
  }
}

function checkHeadings(headings: { level: number; name: string }[]): PageRemark[] {
  const first = headings.filter(({ level }) => level === 1);
  const jumps = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1);
  return [
    ...(first.length === 0
      ? [createFaultRemark("Headings", "There is no first heading (h1).")]
      : []),
    ...(first.length > 1
      ? [createHintRemark("Headings", `There are ${first.length} first headings.`)]
      : []),
    ...headings
      .filter(({ name }) => name === "")
      .map(({ level }) =>
        createFaultRemark("Headings", `A heading of level ${level} says nothing.`),
      ),
    ...jumps.map(({ level, name }) =>
      createHintRemark(
        "Headings",
        `“${name}” is of level ${level}, and the one above it is missing.`,
      ),
    ),
  ];
}

function checkLandmarks(landmarks: { role: string; name: string }[]): PageRemark[] {
  const mains = landmarks.filter(({ role }) => role === "main").length;
  const repeated = landmarks.filter(
    ({ role, name }, at) =>
      at !== landmarks.findIndex((other) => other.role === role && other.name === name),
  );
  return [
    ...(mains === 1
      ? []
      : [createFaultRemark("Landmarks", `There are ${mains} main parts; one is needed.`)]),
    ...repeated.map(({ role, name }) =>
      createHintRemark("Landmarks", `Two of role ${role} are called “${name}”.`),
    ),
  ];
}

function checkNames(all: AccessibleNode[]): PageRemark[] {
  const nameless = all.filter(({ role, name }) => name === "" && controlRoleNames.includes(role));
  const blank = all.filter(({ role, name }) => name === "" && role === "img").length;
  const counts = Map.groupBy(nameless, ({ role }) => role);
  return [
    ...[...counts].map(([role, found]) =>
      createFaultRemark(
        "Names",
        `${found.length} of role ${role} ${found.length === 1 ? "says" : "say"} nothing.`,
      ),
    ),
    ...(blank > 0
      ? [
          createFaultRemark(
            "Names",
            `${blank} ${blank === 1 ? "picture has" : "pictures have"} no alternative text.`,
          ),
        ]
      : []),
  ];
}
