import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const projects = ['apps', 'libs', 'tools']
  .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name, 'project.json')))
  .filter((file) => existsSync(join(root, file)));

describe('the workspace', () => {
  it.each(projects)('%s has one scope and one type, by which the linter knows what it may import', (file) => {
    const { name, tags } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name: string;
      tags: string[];
    };
    expect(tags.filter((tag) => tag.startsWith('scope:'))).toEqual([`scope:${name}`]);
    expect(tags.filter((tag) => tag.startsWith('type:'))).toHaveLength(1);
    expect(tags).toHaveLength(2);
  });
});
