import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Something that an operation selects, and how deep inside. */
export interface Selection {
  /** Null for a fragment, which takes no level of its own. */
  field: FieldNode | null;
  /** 1 for the fields of the operation itself. */
  depth: number;
  /** How many lists of objects it stands in, its own included. */
  lists: number;
}

export interface Graph {
  schema: GraphQLSchema;
  fragment(name: string): FragmentDefinitionNode | null | undefined;
}

interface Place {
  type: GraphQLNamedType | undefined;
  depth: number;
  lists: number;
  /** The fragments that are being spread: one that spreads itself ends there. */
  spreading: readonly object[];
}

/**
 * Everything an operation selects, the contents of a fragment as often as it is spread. A few lines of fragments can
 * select more than anybody can count, so stop taking when it is enough.
 */
export function* selectionsOf(operation: OperationDefinitionNode, graph: Graph): Generator<Selection> {
  const type = graph.schema.getRootType(operation.operation) ?? undefined;
  yield* below(operation.selectionSet, { type, depth: 0, lists: 0, spreading: [] }, graph);
}

function* below({ selections }: SelectionSetNode, place: Place, graph: Graph): Generator<Selection> {
  for (const node of selections) {
    if (node.kind === Kind.FIELD) yield* fieldAndBelow(node, place, graph);
    else yield* fragmentAndBelow(node, place, graph);
  }
}

/** What introspection selects is left out: graphql-js has a limit of its own for that. */
function* fieldAndBelow(field: FieldNode, place: Place, graph: Graph): Generator<Selection> {
  const { value: name } = field.name;
  const type = fieldType(place.type, name);
  const depth = place.depth + 1;
  const lists = place.lists + (type && isListOfObjects(type) ? 1 : 0);
  yield { field, depth, lists };
  if (!field.selectionSet || name.startsWith('__')) return;
  yield* below(field.selectionSet, { ...place, type: type && getNamedType(type), depth, lists }, graph);
}

function* fragmentAndBelow(
  node: InlineFragmentNode | FragmentSpreadNode,
  place: Place,
  graph: Graph,
): Generator<Selection> {
  yield { field: null, depth: place.depth, lists: place.lists };
  const fragment = node.kind === Kind.FRAGMENT_SPREAD ? graph.fragment(node.name.value) : node;
  if (!fragment || place.spreading.includes(fragment)) return;
  const { typeCondition, selectionSet } = fragment;
  const type = typeCondition ? graph.schema.getType(typeCondition.name.value) : place.type;
  yield* below(selectionSet, { ...place, type, spreading: [...place.spreading, fragment] }, graph);
}

function fieldType(type: GraphQLNamedType | undefined, name: string): GraphQLOutputType | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name]?.type : undefined;
}

function isListOfObjects(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type)) && !isLeafType(getNamedType(type));
}
