import type { Random } from "./random.rules.ts";

const GROUNDS = ["#dfe7fd", "#fde4cf", "#cdeac0", "#e2d4f0", "#fcf2c0", "#cfe8ef", "#f9d5d3"];
const CLOTHES = ["#2f5bea", "#0b7a75", "#c8553d", "#5f0f40", "#3d348b", "#e0a030", "#30475e"];
const SKINS = [
  { skin: "#f6d7bf", shade: "#e8bf9f" },
  { skin: "#eab98f", shade: "#d89f71" },
  { skin: "#c98d5e", shade: "#b27748" },
  { skin: "#94602f", shade: "#7d4f24" },
  { skin: "#6a4125", shade: "#55321a" },
];
const HAIRS = ["#1f1a17", "#3b2417", "#6b3f1d", "#a4622c", "#d6a757", "#8d8d92"];
const INK = "#2a1f1a";
const LIPS = "#b4483f";

/** Hair behind the head and over the forehead, drawn round a head in the middle of 400 x 400. */
interface Cut {
  behind: string;
  over: string;
}

const FRINGE =
  "M118 190 C112 92 160 66 204 66 C256 66 292 100 282 190 C268 150 240 128 196 132 C156 134 130 154 118 190 Z";
const PARTED =
  "M118 184 C110 88 160 64 206 66 C262 68 290 104 282 184 C272 146 246 118 176 116 C150 126 128 150 118 184 Z";
const CROPPED =
  "M124 160 C122 96 160 70 202 70 C248 70 280 98 276 160 C262 128 236 116 200 116 C164 116 138 128 124 160 Z";
const CURLS = [
  [132, 128],
  [158, 96],
  [200, 82],
  [242, 96],
  [268, 128],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="34"/>`)
  .join("");

const CUTS: Readonly<Record<"female" | "male", readonly Cut[]>> = {
  female: [
    { behind: '<rect x="106" y="96" width="188" height="236" rx="86"/>', over: `<path d="${FRINGE}"/>` },
    { behind: '<rect x="104" y="92" width="192" height="172" rx="84"/>', over: `<path d="${PARTED}"/>` },
    { behind: '<circle cx="200" cy="62" r="38"/>', over: `<path d="${PARTED}"/>` },
    { behind: '<circle cx="200" cy="160" r="112"/>', over: CURLS },
  ],
  male: [
    { behind: "", over: `<path d="${CROPPED}"/>` },
    { behind: "", over: `<path d="${PARTED}"/>` },
    { behind: "", over: CURLS },
    { behind: "", over: "" },
  ],
};
const BEARD =
  '<path d="M124 200 C126 270 160 296 200 296 C240 296 274 270 276 200 C268 236 244 240 200 238 C156 240 132 236 124 200 Z"/>';
const GLASSES = `<g fill="none" stroke="${INK}" stroke-width="5"><circle cx="168" cy="192" r="24"/><circle cx="232" cy="192" r="24"/><path d="M192 190 q8 -6 16 0"/></g>`;

/** The face of somebody who does not exist, as a drawing of 400 x 400. */
export function drawFace(random: Random, gender: "female" | "male"): string {
  const { skin, shade } = random.pick(SKINS);
  const [ground, clothes, hair] = [random.pick(GROUNDS), random.pick(CLOTHES), random.pick(HAIRS)];
  const { behind, over } = random.pick(CUTS[gender]);
  const hasBeard = random.chance(gender === "male" ? 0.45 : 0);
  const hasGlasses = random.chance(0.3);
  const smile = random.whole(8, 22);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
    <rect width="400" height="400" fill="${ground}"/>
    <g fill="${hair}">${behind}</g>
    <path d="M52 400 C58 318 130 300 200 300 C270 300 342 318 348 400 Z" fill="${clothes}"/>
    <path d="M168 250 h64 v48 q-32 34 -64 0 Z" fill="${shade}"/>
    <circle cx="122" cy="200" r="16" fill="${shade}"/><circle cx="278" cy="200" r="16" fill="${shade}"/>
    <ellipse cx="200" cy="188" rx="78" ry="98" fill="${skin}"/>
    <g fill="${hair}">${hasBeard ? BEARD : ""}${over}</g>
    <g fill="none" stroke="${hair}" stroke-width="6" stroke-linecap="round">
      <path d="M152 166 q16 -10 32 -2"/><path d="M216 164 q16 -8 32 2"/></g>
    <g fill="${INK}"><circle cx="168" cy="192" r="7"/><circle cx="232" cy="192" r="7"/></g>
    <path d="M200 196 q-10 22 2 26" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>
    <path d="M172 246 q28 ${smile} 56 0" fill="none" stroke="${LIPS}" stroke-width="6" stroke-linecap="round"/>
    ${hasGlasses ? GLASSES : ""}</svg>`;
}
