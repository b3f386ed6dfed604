export interface WireList<Item> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Item[];
}

export function listShape<Item>(url: string, data: Item[], hasMore = false): WireList<Item> {
  return { object: 'list', url, has_more: hasMore, data };
}
