import { AppError, notFound } from "#/platform/errors.ts";

export const collectionNotFound = () => notFound("collection");

export const nothingToAdd = () =>
  new AppError({
    code: "collections.nothing_to_add",
    status: 400,
    detail: "creatorIds: Choose at least one creator to add.",
    errors: [{ path: "creatorIds", message: "Choose at least one creator to add" }],
  });

export const unknownCreators = (count: number) =>
  new AppError({
    code: "collections.unknown_creators",
    status: 404,
    detail: `${count === 1 ? "One creator is" : `${count} creators are`} not in this workspace. Search again and choose from the results.`,
  });
