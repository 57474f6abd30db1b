import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["accounts owned by Sarah in Leeds", { city: ["leeds"], owner: ["sarah"] }],
  ["creators for our client Brightwell, under 50k", { followers: { max: 50000 }, client: ["brightwell"] }],
  ["my colleague Lena's creators", { owner: ["lena"] }],
  ["von Jonas betreute Creator in Bremen", { city: ["bremen"], owner: ["jonas"] }],
  ["Creator für Kunde Alpenhof, Ernährung", { category: ["health"], client: ["alpenhof"] }],
  ["suivis par Hugo", { owner: ["hugo"] }],
  ["los gestiona Marta, Valencia", { city: ["valencia"], owner: ["marta"] }],
  ["do cliente Lumina em Curitiba", { city: ["curitiba"], client: ["lumina"] }],
  ["client Tata ke liye tech creators", { category: ["tech"], client: ["tata"] }],
  ["signed with agency Northlight", { agency: ["northlight"] }],
  ["bei der Agentur Südpol unter Vertrag", { agency: ["südpol"] }],
  ["gérée par Sophie, beauté", { category: ["beauty"], owner: ["sophie"] }],
  ["responsável: Carla, Salvador", { city: ["salvador"], owner: ["carla"] }],
  ["Neha ke influencers, beauty", { category: ["beauty"], owner: ["neha"] }],
])("people of the team, clients and agencies are read by their names: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

const NAMES = {
  owners: ["Katrin Vogel", "Jonas Weber", "Luca Rossi"],
  fields: [{ name: "Ansprache", values: ["Creator", "Agentur"] }],
};

test.each<Reading>([
  ["Katrins Creator", { owner: ["katrin"] }],
  ["Katrins zugesagte Creator", { status: ["accepted"], owner: ["katrin"] }],
  ["Jonas' Creator", { owner: ["jonas"] }],
  ["Jonas’ abgelehnte Creator", { status: ["declined"], owner: ["jonas"] }],
  ["wen betreut jonas", { owner: ["jonas"] }],
  ["chi segue Luca", { owner: ["luca"] }],
  ["qui suit Katrin", { owner: ["katrin"] }],
  ["wen betreut Peter", {}, ["betreut Peter"]],
  ["qui suit la mode", { category: ["fashion"] }],
])("colleagues whom the workspace knows own creators: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text, NAMES)).toEqual({ filters, unparsed });
});
