import type { CorrectionRow } from "./correction.ts";

/** Made by `npm run bench -- forecast-corrections` from 4000 simulated campaigns of each size. */
export const CORRECTIONS: readonly CorrectionRow[] = [
  {
    of: "views",
    creators: 1,
    measured: { middle: -0.038, below: 0.986, above: 1.075 },
    followers: { middle: 0.063, below: 1, above: 1.005 },
  },
  {
    of: "views",
    creators: 2,
    measured: { middle: -0.06, below: 0.964, above: 1.06 },
    followers: { middle: 0.009, below: 0.91, above: 0.991 },
  },
  {
    of: "views",
    creators: 3,
    measured: { middle: -0.025, below: 0.953, above: 1.045 },
    followers: { middle: -0.039, below: 0.87, above: 0.973 },
  },
  {
    of: "views",
    creators: 5,
    measured: { middle: -0.017, below: 0.971, above: 1.134 },
    followers: { middle: -0.065, below: 0.841, above: 0.984 },
  },
  {
    of: "views",
    creators: 10,
    measured: { middle: -0.033, below: 0.93, above: 1.103 },
    followers: { middle: -0.149, below: 0.757, above: 0.992 },
  },
  {
    of: "views",
    creators: 20,
    measured: { middle: -0.003, below: 1.009, above: 1.168 },
    followers: { middle: -0.158, below: 0.807, above: 0.984 },
  },
  {
    of: "engagements",
    creators: 1,
    measured: { middle: -0.156, below: 1.012, above: 1.124 },
    followers: { middle: -0.249, below: 0.745, above: 0.826 },
  },
  {
    of: "engagements",
    creators: 2,
    measured: { middle: -0.147, below: 0.988, above: 1.075 },
    followers: { middle: -0.309, below: 0.694, above: 0.792 },
  },
  {
    of: "engagements",
    creators: 3,
    measured: { middle: -0.121, below: 0.988, above: 1.056 },
    followers: { middle: -0.344, below: 0.676, above: 0.773 },
  },
  {
    of: "engagements",
    creators: 5,
    measured: { middle: -0.11, below: 0.971, above: 1.099 },
    followers: { middle: -0.341, below: 0.701, above: 0.742 },
  },
  {
    of: "engagements",
    creators: 10,
    measured: { middle: -0.122, below: 0.941, above: 1.079 },
    followers: { middle: -0.409, below: 0.637, above: 0.764 },
  },
  {
    of: "engagements",
    creators: 20,
    measured: { middle: -0.105, below: 0.926, above: 1.118 },
    followers: { middle: -0.457, below: 0.674, above: 0.83 },
  },
  {
    of: "reach",
    creators: 1,
    measured: { middle: -0.026, below: 1.032, above: 1.083 },
    followers: { middle: -0.03, below: 1.013, above: 1.036 },
  },
  {
    of: "reach",
    creators: 2,
    measured: { middle: -0.012, below: 1.001, above: 1.06 },
    followers: { middle: -0.042, below: 0.902, above: 1.001 },
  },
  {
    of: "reach",
    creators: 3,
    measured: { middle: -0.029, below: 0.958, above: 1.082 },
    followers: { middle: -0.018, below: 0.885, above: 0.954 },
  },
  {
    of: "reach",
    creators: 5,
    measured: { middle: -0.032, below: 0.98, above: 1.123 },
    followers: { middle: -0.034, below: 0.852, above: 0.969 },
  },
  {
    of: "reach",
    creators: 10,
    measured: { middle: -0.038, below: 0.974, above: 1.058 },
    followers: { middle: -0.029, below: 0.801, above: 0.919 },
  },
  {
    of: "reach",
    creators: 20,
    measured: { middle: -0.067, below: 1.001, above: 1.117 },
    followers: { middle: -0.071, below: 0.831, above: 0.93 },
  },
];
