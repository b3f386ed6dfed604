import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';

/** `passedAt` in code is `passed_at` in SQL. */
export class SnakeCaseNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, customName: string | undefined, prefixes: string[]): string {
    return [...prefixes.map(snakeCase), customName ?? snakeCase(property)].join('_');
  }

  override tableName(className: string, customName: string | undefined): string {
    return customName ?? snakeCase(className);
  }

  override joinColumnName(relation: string, referencedColumn: string): string {
    return `${snakeCase(relation)}_${snakeCase(referencedColumn)}`;
  }
}

function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])([A-Z])/g, '_$1').toLowerCase();
}
