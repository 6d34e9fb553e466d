/** The figure of the Python that this page was built with; it stands in the names of its files. */
declare const __PYTHON__: string;
