// One file, so that the package is built and packed once for all its tests.
import './client.suite.ts';
import './command.suite.ts';
import './engine.suite.ts';
import './react.suite.ts';
