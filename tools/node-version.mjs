// Imported first by every command: the modules after it need what older versions of Node lack.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Colophon needs Node.js 20.19 or newer, and this is ${process.versions.node}.`);
  process.exit(1);
}
