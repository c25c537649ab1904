import type { AccessibleNode } from "./accessible-tree.ts";
import { type Remark, faultRemark, hintRemark } from "./remark.ts";
import { controls, landmarks as landmarkRoles } from "./roles.ts";

/** What a screen reader's user walks by, and what stands in the way. */
export function checkTree(tree: AccessibleNode[]) {
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

function checkHeadings(headings: { level: number; name: string }[]): Remark[] {
  const first = headings.filter(({ level }) => level === 1);
  const jumps = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1);
  return [
    ...(first.length === 0 ? [faultRemark("Headings", "There is no first heading (h1).")] : []),
    ...(first.length > 1
      ? [hintRemark("Headings", `There are ${first.length} first headings.`)]
      : []),
    ...headings
      .filter(({ name }) => name === "")
      .map(({ level }) => faultRemark("Headings", `A heading of level ${level} says nothing.`)),
    ...jumps.map(({ level, name }) =>
      hintRemark("Headings", `“${name}” is of level ${level}, and the one above it is missing.`),
    ),
  ];
}

function checkLandmarks(landmarks: { role: string; name: string }[]): Remark[] {
  const mains = landmarks.filter(({ role }) => role === "main").length;
  const repeated = landmarks.filter(
    ({ role, name }, at) =>
      at !== landmarks.findIndex((other) => other.role === role && other.name === name),
  );
  return [
    ...(mains === 1
      ? []
      : [faultRemark("Landmarks", `There are ${mains} main parts; one is needed.`)]),
    ...repeated.map(({ role, name }) =>
      hintRemark("Landmarks", `Two of role ${role} are called “${name}”.`),
    ),
  ];
}

function checkNames(all: AccessibleNode[]): Remark[] {
  const nameless = all.filter(({ role, name }) => name === "" && controls.includes(role));
  const blank = all.filter(({ role, name }) => name === "" && role === "img").length;
  const counts = Map.groupBy(nameless, ({ role }) => role);
  return [
    ...[...counts].map(([role, found]) =>
      faultRemark(
        "Names",
        `${found.length} of role ${role} ${found.length === 1 ? "says" : "say"} nothing.`,
      ),
    ),
    ...(blank > 0
      ? [
          faultRemark(
            "Names",
            `${blank} ${blank === 1 ? "picture has" : "pictures have"} no alternative text.`,
          ),
        ]
      : []),
  ];
}
